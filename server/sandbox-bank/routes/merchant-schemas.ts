const text = { type: 'string', minLength: 1, maxLength: 500 } as const;
const amount = { type: 'integer', minimum: 1, maximum: 100_000_000 } as const;

const order = {
  reference: text,
  amount,
  lines: {
    type: 'array',
    minItems: 1,
    maxItems: 200,
    items: { type: 'object', required: ['reference', 'amount'], properties: { reference: text, amount } },
  },
  locale: { type: 'string', enum: ['tr', 'en'] },
} as const;

const storedCard = {
  type: 'object',
  required: ['kind', 'customerKey', 'cardToken'],
  properties: { kind: { const: 'stored' }, customerKey: text, cardToken: text },
} as const;

const newCard = {
  type: 'object',
  required: ['kind', 'holder', 'number', 'expireMonth', 'expireYear', 'securityCode', 'save'],
  properties: {
    kind: { const: 'new' },
    holder: text,
    number: { type: 'string', pattern: '^[0-9]{12,19}$' },
    expireMonth: { type: 'string', pattern: '^(0[1-9]|1[0-2])$' },
    expireYear: { type: 'string', pattern: '^[0-9]{4}$' },
    securityCode: { type: 'string', pattern: '^[0-9]{3,4}$' },
    save: { type: 'boolean' },
    customerKey: text,
  },
} as const;

export const challengeSchema = {
  body: {
    type: 'object',
    required: ['reference', 'amount', 'lines', 'locale', 'purpose', 'card', 'callbackUrl'],
    properties: {
      ...order,
      purpose: { type: 'string', enum: ['purchase', 'cardCheck'] },
      card: { oneOf: [storedCard, newCard] },
      callbackUrl: { type: 'string', pattern: '^https?://' },
    },
  },
} as const;

export const finishSchema = {
  body: { type: 'object', required: ['amount'], properties: { amount } },
} as const;

export const chargeSchema = {
  body: {
    type: 'object',
    required: ['reference', 'amount', 'lines', 'locale', 'card', 'initiator'],
    properties: { ...order, card: storedCard, initiator: { type: 'string', enum: ['purchase', 'renewal'] } },
  },
} as const;

export const refundSchema = {
  body: {
    type: 'object',
    required: ['reference', 'paymentId', 'transactionId', 'amount'],
    properties: { reference: text, paymentId: text, transactionId: text, amount },
  },
} as const;

export const cancelSchema = {
  body: { type: 'object', required: ['reference', 'paymentId'], properties: { reference: text, paymentId: text } },
} as const;

export const settlementSchema = {
  querystring: { type: 'object', required: ['from', 'until'], properties: { from: text, until: text } },
} as const;
