CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"key" text,
	"open_for" text,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"purpose" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"payload" jsonb NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"callback_id" text NOT NULL,
	"callback" jsonb,
	"callback_at" timestamp with time zone,
	"payment_id" text,
	"page" jsonb,
	"start_asked_at" timestamp with time zone,
	"money_asked_at" timestamp with time zone,
	"times_money_asked" integer NOT NULL,
	"abandon_asked_at" timestamp with time zone,
	"capture" jsonb,
	"giving_back" boolean NOT NULL,
	"end" jsonb,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"lease_token" text,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accepted_agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"agreement" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"item_id" text,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"is_quantifiable" boolean NOT NULL,
	"boxes" jsonb NOT NULL,
	"unit_kurus" integer NOT NULL,
	"gross_original_kurus" integer NOT NULL,
	"gross_subscription_discount_kurus" integer NOT NULL,
	"gross_promo_discount_kurus" integer NOT NULL,
	"gross_kurus" integer NOT NULL,
	"balance_kurus" integer NOT NULL,
	"charged_kurus" integer NOT NULL,
	"transaction_id" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" text NOT NULL,
	"attempt_id" text,
	"purchase_type" text NOT NULL,
	"status" text NOT NULL,
	"status_history" jsonb NOT NULL,
	"gross_original_kurus" integer NOT NULL,
	"gross_subscription_discount_kurus" integer NOT NULL,
	"gross_promo_discount_kurus" integer NOT NULL,
	"shipping_kurus" integer NOT NULL,
	"balance_kurus" integer NOT NULL,
	"charged_kurus" integer NOT NULL,
	"promo_code" text,
	"subscription_id" text,
	"cycle" integer,
	"delivery_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"card" jsonb,
	"payment_id" text,
	"custom_letter" text,
	"cargo" jsonb,
	"refund" jsonb,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscription_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text,
	"boxes" jsonb,
	"quantity" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"is_extra" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"interval_days" integer NOT NULL,
	"cycle" integer NOT NULL,
	"next_order_day" date,
	"card_id" text,
	"delivery_address_id" text NOT NULL,
	"billing_address_id" text NOT NULL,
	"is_skipped" boolean NOT NULL,
	"skip_reasons" jsonb NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lines" ADD CONSTRAINT "subscription_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_callback_unique" ON "payment_attempts" USING btree ("callback_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_unique" ON "payment_attempts" USING btree ("open_for");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key_unique" ON "payment_attempts" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "payment_attempts_account_id_created_at_index" ON "payment_attempts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check_at_index" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accepted_agreements_kind_unique" ON "accepted_agreements" USING btree ("attempt_id","kind");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cycle_unique" ON "orders" USING btree ("subscription_id","cycle");--> statement-breakpoint
CREATE INDEX "orders_account_id_created_at_index" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_attempt_id_index" ON "orders" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "subscription_lines_subscription_id_index" ON "subscription_lines" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_account_id_index" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_next_order_day_index" ON "subscriptions" USING btree ("status","next_order_day");