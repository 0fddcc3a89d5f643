CREATE TABLE "email_changes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"email" text NOT NULL,
	"session_epoch" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_alarms" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_operations" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text,
	"transaction_id" text,
	"amount_kurus" integer,
	"provider_id" text,
	"state" text NOT NULL,
	"code" text,
	"times_asked" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "payment_attempts_open_account_unique";--> statement-breakpoint
ALTER TABLE "signing_keys" ALTER COLUMN "private_key" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "looked_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "yielded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "overtaken_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_alarms_subject_unique" ON "payment_alarms" USING btree ("code","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operations_provider_unique" ON "payment_operations" USING btree ("provider","kind","provider_id");--> statement-breakpoint
CREATE INDEX "payment_operations_payment_id_index" ON "payment_operations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_operations_asked_at_index" ON "payment_operations" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "visitors_seen_at_index" ON "visitors" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_open_index" ON "payment_attempts" USING btree ("kind","state","created_at") WHERE "payment_attempts"."state" in ('created', 'challenging', 'settling', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_account_unique" ON "payment_attempts" USING btree ("account_id") WHERE "payment_attempts"."state" in ('created', 'challenging', 'settling', 'unknown') and "payment_attempts"."kind" in ('purchase', 'cardCheck', 'orderNow', 'duePayment') and not "payment_attempts"."is_refunding" and "payment_attempts"."yielded_at" is null;--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "failed_attempts";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "locked_until";