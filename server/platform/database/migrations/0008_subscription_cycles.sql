CREATE TABLE "due_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"cycle" integer NOT NULL,
	"order_id" text NOT NULL,
	"class" text NOT NULL,
	"decline_code" text,
	"opened_at" timestamp with time zone NOT NULL,
	"pay_by" date NOT NULL,
	"last_tried_at" timestamp with time zone NOT NULL,
	"card_changed_at" timestamp with time zone,
	"mails" jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_as" text,
	CONSTRAINT "due_payments_mails" CHECK (jsonb_array_length(mails) <= 4)
);
--> statement-breakpoint
CREATE TABLE "engine_switches" (
	"step" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_subjects" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_notices" (
	"subscription_id" text NOT NULL,
	"price_id" text NOT NULL,
	"sent_on" date NOT NULL,
	CONSTRAINT "price_notices_subscription_id_price_id_pk" PRIMARY KEY("subscription_id","price_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"act" jsonb,
	"before" jsonb,
	"version" integer NOT NULL,
	"undoes" text,
	"request_id" text,
	CONSTRAINT "subscription_acts_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "subscription_cycles" (
	"subscription_id" text NOT NULL,
	"cycle" integer NOT NULL,
	"state" text NOT NULL,
	"nominal_day" date NOT NULL,
	"order_day" date NOT NULL,
	"moved_by" text,
	"skip_reason" text,
	"told_at" timestamp with time zone,
	"told_by" text,
	"stock_wait_until" date,
	"stock_waits" integer DEFAULT 0 NOT NULL,
	"frozen" jsonb,
	"order_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_step" text,
	"next_step_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_cycles_subscription_id_cycle_pk" PRIMARY KEY("subscription_id","cycle"),
	CONSTRAINT "subscription_cycles_planned_without_order" CHECK (state <> 'PLANNED' or order_id is null),
	CONSTRAINT "subscription_cycles_taken_with_order" CHECK (state in ('PLANNED', 'SKIPPED') or order_id is not null),
	CONSTRAINT "subscription_cycles_told" CHECK ((told_at is null) = (told_by is null))
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "renewals" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "subscription_lines" ADD COLUMN "scope" text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_lines" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_until" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "promo_left" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unpaid_in_a_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_acts" ADD CONSTRAINT "subscription_acts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "due_payments_cycle_unique" ON "due_payments" USING btree ("subscription_id","cycle");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_subjects_one_unique" ON "payment_subjects" USING btree ("subject") WHERE state in ('open', 'paid');--> statement-breakpoint
CREATE INDEX "payment_subjects_subject_index" ON "payment_subjects" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "subscription_acts_subscription_id_at_index" ON "subscription_acts" USING btree ("subscription_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_planned_unique" ON "subscription_cycles" USING btree ("subscription_id") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_running_unique" ON "subscription_cycles" USING btree ("subscription_id") WHERE state in ('LOCKED', 'CHARGING', 'DUE');--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_order_unique" ON "subscription_cycles" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscription_cycles_next_step_at_next_step_index" ON "subscription_cycles" USING btree ("next_step_at","next_step");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_whole_weeks" CHECK ("subscriptions"."interval_days" % 7 = 0);