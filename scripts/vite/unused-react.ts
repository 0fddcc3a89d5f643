import { minify } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * Functions of React's browser build that only run for a feature the shop never uses, feature by feature. `npm run lint`
 * forbids what would reach them (no-restricted-imports of `react` and `react-dom` in .oxlintrc.json).
 */
const unused = {
  viewTransitions: `
    getViewTransitionName getClassNameByType getViewTransitionClassName trackEnterViewTransitions
    pushViewTransitionCancelableScope applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive
    restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions
    commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
    restoreViewTransitionName createMeasurement measureClonedInstance startViewTransition ViewTransitionPseudoElement
    ViewTransitionPseudoElement.prototype.animate ViewTransitionPseudoElement.prototype.getAnimations
    createViewTransitionInstance recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber
    queueTransitionTypes`,
  fragmentRefs: `
    getFragmentInstanceOrTextInstanceSiblings findFragmentInstanceOrTextInstanceSiblings
    commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
    FragmentInstance FragmentInstance.prototype.addEventListener FragmentInstance.prototype.removeEventListener
    FragmentInstance.prototype.dispatchEvent FragmentInstance.prototype.focus FragmentInstance.prototype.focusLast
    FragmentInstance.prototype.blur FragmentInstance.prototype.observeUsing FragmentInstance.prototype.unobserveUsing
    FragmentInstance.prototype.getClientRects FragmentInstance.prototype.getRootNode
    FragmentInstance.prototype.compareDocumentPosition FragmentInstance.prototype.scrollIntoView
    commitNewChildToFragmentInstance deleteChildFromFragmentInstance blurActiveElementWithinFragment indexOfEventListener
    collectClientRects validateDocumentPositionWithFiberTree scrollTextNodeIntoView schedulePendingIntersectionUnobserve
    setFocusIfFocusable`,
  suspenseLists: `
    updateSuspenseListComponent initSuspenseListRenderState findLastContentRow cutOffTailIfNeeded findFirstSuspended
    pushSuspenseListContext`,
  activity: `
    updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
    commitActivityHydrationCallbacks pushDehydratedActivitySuspenseHandler`,
  // Which components an error passed through is for developers; their build of React still tells.
  componentStacks: 'describeNativeComponentFrame describeBuiltInComponentFrame describeFiber',
  resourceHints: `
    preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript exports.preconnect
    exports.prefetchDNS exports.preinit exports.preinitModule exports.preload exports.preloadModule`,
  stylesheetResources: `
    getResource acquireResource insertStylesheet preloadStylesheet suspendResource insertSuspendedStylesheets
    insertStylesheetIntoRoot stylesheetPropsFromRawProps adoptPreloadPropsForStylesheet adoptPreloadPropsForScript
    getStylesheetSelectorFromKey`,
  formActions: `
    mountActionState updateActionState updateActionStateImpl rerenderActionState runActionStateAction
    handleActionReturnValue onActionSuccess onActionError notifyActionListeners dispatchActionState
    actionStateActionEffect startHostTransition ensureFormComponentIsStateful
    requestFormReset$1 recursivelyResetForms exports.requestFormReset exports.useFormState exports.useFormStatus`,
  customElements: 'setPropOnCustomElement',
  // The browser's own sign of loading, for transitions that wait for a promise: the shop has a progress bar.
  asyncTransitionIndicator: 'defaultOnDefaultTransitionIndicator',
  findingNodes: 'findCurrentFiberUsingSlowPath findCurrentHostFiberImpl',
  selectAndBeforeInputEvents: 'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars',
};

/** The same of the package `react` itself. */
const unusedOfReact = 'mapIntoArray resolveThenable escape getElementKey';

/** Those that run for everybody, and what they answer when their feature is not used. */
const answers: Record<string, string> = { getResource: 'return null;' };

const unusedOfDom = Object.values(unused).join(' ');

/** What is exported is in the small file of react-dom, what is reached from inside in the client's. */
function unusedIn(file: string): string[] {
  if (/\/react\.production/.test(file)) return unusedOfReact.split(' ');
  const isClient = file.includes('-client');
  return unusedOfDom.split(/\s+/).filter((name) => name !== '' && name.startsWith('exports.') !== isClient);
}

/** Fields of React's own records: nobody outside react-dom reads them, so they may be called anything. */
const privateFields =
  /^(?:memoizedState|stateNode|memoizedProps|alternate|sibling|updateQueue|pendingProps|subtreeFlags|containerInfo|childLanes|pendingLanes|dependencies|baseState|dehydrated|cachePool|cancelPendingCommit|lastRenderedReducer|suspendedLanes|_visibility|lastBaseUpdate|lastRenderedState|callbackNode|elementType|hasEagerState|firstBaseUpdate|callbackPriority|blockedOn|deletions|eagerState|isDehydrated|errorRecoveryDisabledLanes|timeoutHandle|pingedLanes|retryLane|firstContext|entanglements|revertLane|entangledLanes|baseLanes|baseQueue|lastEffect|shellSuspendCounter|hiddenCallbacks|hydrationErrors|treeContext|transitionLanes|hiddenUpdates|expiredLanes|expirationTimes|memoizedValue|pendingChildren|pendingContext|finishedWork|unsuspend|refCleanup|warmLanes|pooledCache|pooledCacheLanes|tailMode|retryQueue|renderingStartTime|pingCache|stylesheets|treeForkCount|memoCache|hoistableStyles|hoistableScripts|imgCount|imgBytes|suspenseyImages|waitingForImages|targetContainers|isBackwards|_retryCache|_internalRoot)$/;

/** React's browser build without the features nobody uses. Breaks the build when React no longer has one of them. */
export function withoutUnusedReact(): Plugin {
  return {
    name: 'mercan:without-unused-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/react(?:-dom(?:-client)?)?\.production\.js$/ },
      async handler(code, id) {
        const wanted = unusedIn(id);
        const found = new Set<string>();
        const cuts: { start: number; end: number; kept: string }[] = [];
        const cut = (name: string, { start, end }: { start: number; end: number }) => {
          if (!wanted.includes(name)) return;
          found.add(name);
          cuts.push({ start, end, kept: `{${answers[name] ?? ''}}` });
        };
        for (const statement of this.parse(code).body) {
          if (statement.type === 'FunctionDeclaration' && statement.id && statement.body) {
            cut(statement.id.name, statement.body);
          } else if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
            const { left, right } = statement.expression;
            if (right.type === 'FunctionExpression' && right.body) cut(code.slice(left.start, left.end), right.body);
          }
        }
        const missing = wanted.filter((name) => !found.has(name));
        if (missing.length > 0) throw new Error(`React has no ${missing.join(', ')} any more: see scripts/vite`);
        let rest = code;
        for (const { start, end, kept } of cuts.toSorted((a, b) => b.start - a.start)) {
          rest = rest.slice(0, start) + kept + rest.slice(end);
        }
        const renamed = await minify(id, rest, {
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: false },
          mangleProps: { include: privateFields },
        });
        return { code: renamed.code, map: null };
      },
    },
  };
}
