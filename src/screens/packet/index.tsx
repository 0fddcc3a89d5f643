export function PacketScreen() {
  return <h1>PacketScreen</h1>;
}
