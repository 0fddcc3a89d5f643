export function CheckoutScreen() {
  return <h1>CheckoutScreen</h1>;
}

export function CheckoutAddressScreen() {
  return <h1>CheckoutAddressScreen</h1>;
}
