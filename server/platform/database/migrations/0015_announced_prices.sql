ALTER TABLE "product_prices" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "in_force_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "told_at" timestamp with time zone;