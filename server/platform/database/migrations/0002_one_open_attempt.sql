ALTER TABLE "payment_attempts" RENAME COLUMN "giving_back" TO "is_refunding";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "tell_at" TO "notify_at";--> statement-breakpoint
DROP INDEX "payment_attempts_open_unique";--> statement-breakpoint
DROP INDEX "payment_attempts_tell_at_index";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_attempts" SET "state" = 'expired', "end" = '{"kind":"expired","because":"time"}', "ended_at" = now(), "page" = NULL, "next_check_at" = now() WHERE "kind" = 'card' AND "state" IN ('created', 'challenging', 'settling', 'unknown');--> statement-breakpoint
UPDATE "payment_attempts" SET "kind" = 'cardCheck' WHERE "kind" = 'card';--> statement-breakpoint
UPDATE "payment_attempts" SET "acknowledged_at" = coalesce("ended_at", "created_at") WHERE "state" NOT IN ('created', 'challenging', 'settling', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_account_unique" ON "payment_attempts" USING btree ("account_id") WHERE "payment_attempts"."state" in ('created', 'challenging', 'settling', 'unknown') and "payment_attempts"."kind" in ('purchase', 'cardCheck', 'orderNow', 'duePayment') and not "payment_attempts"."is_refunding";--> statement-breakpoint
CREATE INDEX "payment_attempts_notify_at_index" ON "payment_attempts" USING btree ("notify_at");--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "open_for";