/** The child of `parent` in place of `node`: `node` itself, what a translator wrapped it in, or nothing. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Translators and extensions wrap, move and remove React's text nodes, and React then fails with an error of
 * the DOM. From here on the two methods accept such nodes. Call it before React attaches.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignDom(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node they are asked of
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const place = placeOf(child, this);
    if (place === child) return removeChild.call(this, child) as Child;
    // An element that wraps this node alone is removed with it.
    const goes = place && place.textContent === child.textContent ? place : child;
    goes.parentNode?.removeChild(goes);
    return child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(this: Node, node: New, before: Node | null): New {
    return insertBefore.call(this, node, before && placeOf(before, this)) as New;
  };
}
