CREATE TABLE "queued_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_events" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "allows_analytics" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "allows_marketing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "receiver_id" text;--> statement-breakpoint
CREATE INDEX "queued_events_next_at_index" ON "queued_events" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "queued_events_visitor_id_index" ON "queued_events" USING btree ("visitor_id");