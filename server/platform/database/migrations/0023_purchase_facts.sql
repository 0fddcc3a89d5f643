ALTER TABLE "promo_uses" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "is_renewing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- reason: a row for each use of a code; the table locks of this migration hold writers anyway
CREATE UNIQUE INDEX "promo_uses_purchase_unique" ON "promo_uses" USING btree ("purchase_id","promo_id");--> statement-breakpoint
-- reason: a row for each use of a code; the table locks of this migration hold writers anyway
CREATE INDEX "promo_uses_subscription_id_index" ON "promo_uses" USING btree ("subscription_id");--> statement-breakpoint
-- by hand
UPDATE "promo_uses" SET "purchase_id" = "orders"."attempt_id" FROM "orders" WHERE "orders"."id" = "promo_uses"."order_id";--> statement-breakpoint
UPDATE "promo_uses" SET "purchase_id" = "payment_attempts"."id" FROM "payment_attempts"
WHERE "promo_uses"."purchase_id" IS NULL AND "payment_attempts"."kind" = 'purchase' AND "payment_attempts"."account_id" = "promo_uses"."account_id"
  AND "payment_attempts"."payload" -> 'orders' -> 0 ->> 'id' = "promo_uses"."order_id";--> statement-breakpoint
UPDATE "promo_uses" SET "subscription_id" = "payment_attempts"."payload" -> 'subscription' ->> 'id' FROM "payment_attempts"
WHERE "payment_attempts"."id" = "promo_uses"."purchase_id" AND "payment_attempts"."kind" = 'purchase';--> statement-breakpoint
UPDATE "promo_uses" SET "is_renewing" = true FROM "subscriptions"
WHERE "subscriptions"."id" = "promo_uses"."subscription_id" AND "subscriptions"."status" <> 'CANCELLED'
  AND "subscriptions"."promo_code" IS NOT NULL AND coalesce("subscriptions"."promo_left", 1) <> 0;--> statement-breakpoint
-- A use that was freed with one of its orders counts again while another keeps a discount, or will have one.
UPDATE "promo_uses" SET "status" = 'PENDING'
WHERE "status" = 'CANCELLED' AND ("is_renewing" OR EXISTS (
  SELECT 1 FROM "orders" WHERE ("orders"."attempt_id" = "promo_uses"."purchase_id" OR "orders"."subscription_id" = "promo_uses"."subscription_id")
    AND "orders"."promo_code" IS NOT NULL AND "orders"."status" NOT IN ('CANCELLED', 'REJECTED', 'REFUNDED_FULLY', 'SKIPPED')));--> statement-breakpoint
-- What the release before writes while it still runs names an order.
CREATE FUNCTION "name_purchase_of_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "id", "payload" -> 'subscription' ->> 'id' INTO NEW."purchase_id", NEW."subscription_id" FROM "payment_attempts"
  WHERE "account_id" = NEW."account_id" AND "kind" = 'purchase' AND "payload" -> 'orders' -> 0 ->> 'id' = NEW."order_id" LIMIT 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "promo_uses_name_purchase" BEFORE INSERT ON "promo_uses"
FOR EACH ROW WHEN (NEW."purchase_id" IS NULL) EXECUTE FUNCTION "name_purchase_of_use"();
