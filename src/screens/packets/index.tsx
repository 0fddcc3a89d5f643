export function PacketsScreen() {
  return <h1>PacketsScreen</h1>;
}
