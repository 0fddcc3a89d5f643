/** What is in `parent` where `node` stood: `node` itself, what a translator wrapped it in, or nothing. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Translators and extensions wrap, move and remove text that is React's, and React then ends the page with an error of
 * the DOM. From here on the two methods take what they find. Call it before React attaches.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateForeignDom(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node they are asked of
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const place = placeOf(child, this);
    if (place === child) return removeChild.call(this, child) as Child;
    // What wraps this node alone goes with it.
    const goes = place && place.textContent === child.textContent ? place : child;
    goes.parentNode?.removeChild(goes);
    return child;
  };
  Node.prototype.insertBefore = function insert<New extends Node>(this: Node, node: New, before: Node | null): New {
    return insertBefore.call(this, node, before && placeOf(before, this)) as New;
  };
}
