ALTER TABLE "payment_attempts" ADD COLUMN "doubt_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_attempts_tell_at_index" ON "payment_attempts" USING btree ("tell_at");