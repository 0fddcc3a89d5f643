ALTER TABLE "accounts" ADD COLUMN "unsubscribe_secret" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_reminder_at" timestamp with time zone;