ALTER TABLE "mailed_deliveries" ADD COLUMN "purpose" text DEFAULT 'subscriptionAction' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_deliveries" ADD COLUMN "made_at" timestamp with time zone;