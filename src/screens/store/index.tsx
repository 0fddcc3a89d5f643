export function StoreScreen() {
  return <h1>StoreScreen</h1>;
}
