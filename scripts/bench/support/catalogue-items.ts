interface CatalogueItem {
  _id: string;
  slug: string;
}

export interface CatalogueItems {
  product: CatalogueItem;
  packet: CatalogueItem;
  /** Lines of a cart as `calculate` takes them: five different products. */
  fiveLines: readonly object[];
}

async function listOf(url: string): Promise<CatalogueItem[]> {
  const answer = await fetch(url);
  const body = (await answer.json()) as { data: CatalogueItem[] };
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return body.data;
}

/** What a seeded shop sells: what is measured is looked up, never assumed. */
export async function findCatalogueItems(shopUrl: string): Promise<CatalogueItems> {
  const products = await listOf(`${shopUrl}/api/public/user/products/`);
  const packets = await listOf(`${shopUrl}/api/packets_service/v2/packet/popular`);
  const product = products.find(({ slug }) => slug === 'pad-super-12') ?? products[0];
  const packet = packets[0];
  if (!product || !packet) throw new Error('The shop sells nothing.');
  const fiveLines = products
    .filter(({ slug }) => !/^(?:donation|trial)/.test(slug))
    .slice(0, 5)
    .map(({ _id }, index) => ({
      type: 'product',
      _id,
      purchaseType: index % 2 === 0 ? 'subscription' : 'oneTimePurchase',
      quantity: index + 1,
    }));
  if (fiveLines.length < 5) throw new Error('The shop sells fewer than five products.');
  return { product, packet, fiveLines };
}
