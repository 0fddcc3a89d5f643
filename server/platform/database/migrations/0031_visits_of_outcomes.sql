ALTER TABLE "visitor_events" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "allows_analytics" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "allows_marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "receiver_id" text;