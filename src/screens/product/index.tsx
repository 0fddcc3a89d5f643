export function ProductScreen() {
  return <h1>ProductScreen</h1>;
}
