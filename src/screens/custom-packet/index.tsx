export function CustomPacketScreen() {
  return <h1>CustomPacketScreen</h1>;
}
