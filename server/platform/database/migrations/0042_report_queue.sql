ALTER TABLE "exception_reports" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exception_reports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- reason: reports are few and kept for a limited time; a report that waits for the index is written after it.
CREATE INDEX "exception_reports_next_at_index" ON "exception_reports" USING btree ("next_at");