const amounts =
  /(?:amount|price|subtotal|discount|shipping|balance|total|gross|charged|subscription|oneTimePurchase)$/i;

/** Formats kuruş amounts of a machine's context as lira. */
export function formatValue(name: string, value: unknown, language: 'tr' | 'en'): string | undefined {
  if (typeof value !== 'number' || value > 1_600_000_000_000 || !amounts.test(name)) return undefined;
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value / 100)} ₺`;
}
