import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { cartItem, type CartItem, type CartItemData, parseCartItem } from '../../../../domain/cart/index.ts';
import { pathIn } from '../../../../domain/locale/index.ts';
import { toKurus } from '../../../../domain/money/index.ts';
import { isCustomPacket } from '../../../../domain/packet/index.ts';
import { isPurchaseType } from '../../../../domain/product/index.ts';
import { fieldsOf, parseJson } from '../../../../domain/untrusted/index.ts';
import { acceptForms, type FormRequest, isFromOurPage, localeOfForm, type OwnFormSettings } from './own-form.ts';

/** Read by src/alive/early/posted.ts. */
const POSTED_COOKIE = 'posted';
const postedLimit = 3_500;
const day = 24 * 3600;

/**
 * `POST /cart/add`: a cart form sent without JavaScript. The line is returned in a cookie, which the early
 * script moves into the cart as soon as scripts run; names and prices are the server's own.
 */
export async function registerFormCart(app: FastifyInstance, settings: OwnFormSettings): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    await scope.register(cookie);
    scope.post('/cart/add', async (request: FormRequest, reply) => {
      if (!isFromOurPage(request, settings.siteBase)) {
        return reply.code(403).type('text/plain').send('This form belongs to another site.');
      }
      const line = await lineOf(fieldsOf(request.body), settings);
      const locale = localeOfForm(request);
      if (!line) return reply.redirect(pathIn(locale, '/store'), 303);
      const items = withinLimit([...postedLines(request.cookies[POSTED_COOKIE]), line]);
      return reply
        .setCookie(POSTED_COOKIE, JSON.stringify({ items }), {
          path: '/',
          maxAge: day,
          sameSite: 'lax',
          secure: settings.siteBase.startsWith('https:'),
        })
        .redirect(pathIn(locale, '/cart'), 303);
    });
  });
}

function postedLines(posted: string | undefined): CartItem[] {
  const items: unknown = fieldsOf(parseJson(posted ?? ''))['items'];
  return (Array.isArray(items) ? items : []).flatMap((item) => parseCartItem(item) ?? []);
}

/** A cookie can have about 4 kB: the oldest lines are dropped. */
function withinLimit(lines: CartItem[]): CartItem[] {
  let kept = lines;
  while (kept.length > 1 && encodeURIComponent(JSON.stringify({ items: kept })).length > postedLimit) {
    kept = kept.slice(1);
  }
  return kept;
}

async function lineOf(form: Readonly<Record<string, unknown>>, settings: OwnFormSettings): Promise<CartItem | null> {
  const { choice, purchaseType, quantity } = form;
  if (typeof choice !== 'string' || choice === '') return null;
  const isCustom = isCustomPacket(choice);
  const type = form['type'] !== 'packet' ? 'product' : isCustom ? 'custompacket' : 'packet';
  const path =
    type === 'product'
      ? `/public/user/products/?query=${encodeURIComponent(JSON.stringify({ _id: choice }))}`
      : `/packets_service/v2/packet/${isCustom ? 'slug/' : ''}${encodeURIComponent(choice)}`;
  const response = await settings.fetch(new Request(settings.apiBase + path));
  if (!response.ok) return null;
  const { data } = fieldsOf(await response.json());
  const found: unknown = Array.isArray(data) ? data[0] : data;
  const itemData = dataOf(fieldsOf(found));
  return (
    itemData &&
    cartItem({
      type,
      // A custom packet has no id: the cart uses its slug.
      data: type === 'custompacket' ? { ...itemData, _id: itemData.slug } : itemData,
      purchaseType: isPurchaseType(purchaseType) ? purchaseType : 'oneTimePurchase',
      quantity: Number(quantity) || 1,
      createdAt: new Date().toISOString(),
    })
  );
}

function dataOf(found: Readonly<Record<string, unknown>>): CartItemData | null {
  const { _id, slug } = found;
  const name = fieldsOf(found['name']);
  const price = fieldsOf(found['price']);
  const items = Array.isArray(found['items']) ? found['items'] : [];
  if (typeof _id !== 'string' || typeof slug !== 'string') return null;
  if (typeof price['subscription'] !== 'number' || typeof price['oneTimePurchase'] !== 'number') return null;
  return {
    _id,
    slug,
    name: { tr: String(name['tr']), en: String(name['en']) },
    price: { subscription: toKurus(price['subscription']), oneTimePurchase: toKurus(price['oneTimePurchase']) },
    items: items.map((entry: unknown) => {
      const { _product, quantity } = fieldsOf(entry);
      return { _product: String(fieldsOf(_product)['_id'] ?? _product), quantity: Number(quantity) };
    }),
  };
}
