ALTER TABLE "orders" ADD COLUMN "gift_note" text;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD COLUMN "delivery_address_id" text;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD COLUMN "gift_note" text;