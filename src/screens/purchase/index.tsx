export function PurchaseSuccessScreen() {
  return <h1>PurchaseSuccessScreen</h1>;
}
