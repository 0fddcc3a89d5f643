export function CartScreen() {
  return <h1>CartScreen</h1>;
}
