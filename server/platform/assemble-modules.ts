import type { AppContext } from './context.ts';
import type { AnyPort, ModuleParts, Port, ServerModule } from './module.ts';

export type AssembledModule = Pick<ServerModule, 'name' | 'seedOrder'> & ModuleParts;

export type Assembly = {
  /** Sorted: each module after the ones that it needs. */
  modules: AssembledModule[];
  /** The implementation of a port; null when no module provides it. */
  find: <Given extends object>(port: Port<Given>) => Given | null;
};

/** The modules cannot be assembled. The message names the modules and ports. */
export class AssemblyError extends Error {
  override name = 'AssemblyError';
}

function findProviders(platform: AppContext, modules: readonly ServerModule[]): Map<AnyPort, ServerModule> {
  const providers = new Map<AnyPort, ServerModule>();
  const taken = new Map(Object.keys(platform).map((name) => [name, 'the platform']));
  for (const module of modules) {
    for (const port of module.provides) {
      const other = taken.get(port.name);
      if (other) throw new AssemblyError(`${module.name} provides the port ${port.name}, as ${other} does.`);
      taken.set(port.name, module.name);
      providers.set(port, module);
    }
  }
  return providers;
}

function refuseMissing(modules: readonly ServerModule[], providers: ReadonlyMap<AnyPort, ServerModule>): void {
  const missing = modules.flatMap(({ name, needs }) =>
    needs.filter((port) => !providers.has(port)).map((port) => `${name} needs the port ${port.name}`),
  );
  if (missing.length > 0) throw new AssemblyError(`No module provides it: ${missing.join('; ')}.`);
}

/** Sorts each module after the providers of its ports; otherwise keeps the listed order. */
function inOrder(
  modules: readonly ServerModule[],
  providers: ReadonlyMap<AnyPort, ServerModule>,
): ReadonlySet<ServerModule> {
  const ordered = new Set<ServerModule>();
  function visit(module: ServerModule, path: readonly { module: ServerModule; port: AnyPort }[]): void {
    if (ordered.has(module)) return;
    const start = path.findIndex((step) => step.module === module);
    if (start !== -1) {
      const steps = path.slice(start).map((step) => `${step.module.name} needs ${step.port.name} of`);
      throw new AssemblyError(`Modules need one another in a circle: ${steps.join(' ')} ${module.name}.`);
    }
    for (const port of module.needs) {
      const provider = providers.get(port);
      if (provider) visit(provider, [...path, { module, port }]);
    }
    ordered.add(module);
  }
  for (const module of modules) visit(module, []);
  return ordered;
}

/**
 * Builds every module with the platform and the ports it needs. Throws an AssemblyError when a port has no provider or
 * two, when modules need each other in a cycle, and when a module lacks a port that it declares.
 */
export function assembleModules(platform: AppContext, modules: readonly ServerModule[]): Assembly {
  const providers = findProviders(platform, modules);
  refuseMissing(modules, providers);
  const given = new Map<string, unknown>();
  const valuesOf = (ports: readonly AnyPort[]) =>
    Object.fromEntries(ports.map(({ name }): [string, unknown] => [name, given.get(name)]));
  const assembled = [...inOrder(modules, providers)].map(({ build, needs, provides, ...facts }): AssembledModule => {
    const { ports = {}, ...parts } = build({ ...platform, ...valuesOf(needs) });
    const values = new Map<string, unknown>(Object.entries(ports));
    for (const { name } of provides) {
      if (!values.has(name))
        throw new AssemblyError(`${facts.name} says that it provides the port ${name}, and does not.`);
      given.set(name, values.get(name));
    }
    return { ...facts, ...parts };
  });
  return {
    modules: assembled,
    find(port) {
      const values = providers.has(port) ? valuesOf([port]) : {};
      return port.isIn(values) ? values : null;
    },
  };
}
