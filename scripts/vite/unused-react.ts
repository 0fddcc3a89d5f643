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
  resourceHints: 'preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript',
  stylesheetResources: `
    getResource acquireResource insertStylesheet preloadStylesheet suspendResource insertSuspendedStylesheets
    insertStylesheetIntoRoot stylesheetPropsFromRawProps adoptPreloadPropsForStylesheet adoptPreloadPropsForScript
    getStylesheetSelectorFromKey`,
  formActions: `
    mountActionState updateActionState updateActionStateImpl rerenderActionState runActionStateAction
    handleActionReturnValue onActionSuccess onActionError notifyActionListeners dispatchActionState
    actionStateActionEffect startHostTransition ensureFormComponentIsStateful
    requestFormReset$1 recursivelyResetForms`,
  customElements: 'setPropOnCustomElement',
};

/** Those that run for everybody, and what they answer when their feature is not used. */
const answers: Record<string, string> = { getResource: 'return null;' };

/** React's browser build without the features nobody uses. Breaks the build when React no longer has one of them. */
export const withoutUnusedReact: Plugin = {
  name: 'mercan:without-unused-react',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const bodies = new Map<string, { start: number; end: number }>();
      for (const statement of this.parse(code).body) {
        if (statement.type === 'FunctionDeclaration' && statement.id && statement.body) {
          bodies.set(statement.id.name, statement.body);
        } else if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
          const { left, right } = statement.expression;
          if (right.type === 'FunctionExpression' && right.body)
            bodies.set(code.slice(left.start, left.end), right.body);
        }
      }
      const names = Object.values(unused).flatMap((list) => list.trim().split(/\s+/));
      const cuts = names.map((name) => {
        const body = bodies.get(name);
        if (!body) throw new Error(`React has no ${name} any more: see scripts/vite/unused-react.ts`);
        return { ...body, kept: `{${answers[name] ?? ''}}` };
      });
      let rest = code;
      for (const { start, end, kept } of cuts.toSorted((a, b) => b.start - a.start)) {
        rest = rest.slice(0, start) + kept + rest.slice(end);
      }
      return { code: rest, map: null };
    },
  },
};
