DROP INDEX "subscriptions_status_next_order_day_index";--> statement-breakpoint
ALTER TABLE "subscription_lines" ALTER COLUMN "agreed_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_lines" DROP COLUMN "is_extra";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "cycle";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "next_order_day";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "is_skipped";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "skip_reasons";