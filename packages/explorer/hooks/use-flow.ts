import { useEffect, useState } from 'react';
import { flows } from 'virtual:flows';
import type { AnyFlowSpec } from 'model-testing';

/** The flow's samples and machine, loaded when it is opened; null until then. */
export function useFlow(name: string): AnyFlowSpec | null {
  const [spec, setSpec] = useState<AnyFlowSpec | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void flows
      .find((flow) => flow.name === name)
      ?.load()
      .then((loaded) => {
        if (isCurrent) setSpec(loaded);
        return loaded;
      });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return spec;
}
