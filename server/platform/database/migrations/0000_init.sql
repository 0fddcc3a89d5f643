CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_dial_code" text,
	"phone_number" text,
	"date_of_birth" date,
	"tags" jsonb NOT NULL,
	"balance_kurus" integer NOT NULL,
	"default_promo_code" text,
	"language" text NOT NULL,
	"corporation" jsonb,
	"membership_agreement_at" timestamp with time zone NOT NULL,
	"privacy_notice_at" timestamp with time zone NOT NULL,
	"email_consent_at" timestamp with time zone,
	"sms_consent_at" timestamp with time zone,
	"call_consent_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "balance_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_dial_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"location" jsonb NOT NULL,
	"line" text NOT NULL,
	"postal_code" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"invoice" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_edges" (
	"flow" text NOT NULL,
	"flow_version" text NOT NULL,
	"from" text NOT NULL,
	"event" text NOT NULL,
	"to" text NOT NULL,
	"visitor_id" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flow_edges_flow_flow_version_from_event_to_visitor_id_pk" PRIMARY KEY("flow","flow_version","from","event","to","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"first_url" text NOT NULL,
	"referrer" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "credentials" (
	"account_id" text PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"password_hash" text,
	"session_epoch" integer NOT NULL,
	"is_email_proven" boolean NOT NULL,
	"failed_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_successful_login" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"customer_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"customer_key" text NOT NULL,
	"card_token" text NOT NULL,
	"alias" text NOT NULL,
	"holder" text NOT NULL,
	"last_four" text NOT NULL,
	"brand" text NOT NULL,
	"bank_name" text,
	"expire_month" text NOT NULL,
	"expire_year" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"one_time_kurus" integer NOT NULL,
	"subscription_kurus" integer NOT NULL,
	CONSTRAINT "product_prices_product_id_from_pk" PRIMARY KEY("product_id","from")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"sub_type" text NOT NULL,
	"size" integer NOT NULL,
	"name" jsonb NOT NULL,
	"subscription_kurus" integer NOT NULL,
	"one_time_kurus" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"hold_id" text NOT NULL,
	"product_id" text NOT NULL,
	"boxes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_hold_id_product_id_pk" PRIMARY KEY("hold_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"channel" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"text_version" text NOT NULL,
	"ip" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"source" text,
	"campaign" text,
	"is_promotional" boolean NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "location_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"name_tr" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exception_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"envelope" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
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
CREATE TABLE "packet_items" (
	"packet_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "packet_items_packet_id_product_id_pk" PRIMARY KEY("packet_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "packets" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"discount_percent" integer NOT NULL,
	"sort_order" integer NOT NULL,
	"popular_order" integer,
	CONSTRAINT "packets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"ends_at" timestamp with time zone,
	"usage_limit" integer
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean NOT NULL,
	"percent" integer,
	"amount_kurus" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"minimum_kurus" integer,
	"usage_limit" integer,
	"usage_limit_per_account" integer,
	"purchase_types" jsonb,
	"first_purchase_only" boolean NOT NULL,
	"owner_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"promo_id" text NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"discount_kurus" integer NOT NULL,
	"reward_kurus" integer NOT NULL,
	"status" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_items" (
	"review_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_type_id" text NOT NULL,
	"order_id" text NOT NULL,
	"point" integer NOT NULL,
	"content" text,
	CONSTRAINT "review_items_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"display_name" text,
	"is_published" boolean NOT NULL,
	"reply" text,
	"privacy_notice_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" integer,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_records_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" jsonb NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balance_movements" ADD CONSTRAINT "balance_movements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packet_items" ADD CONSTRAINT "packet_items_packet_id_packets_id_fk" FOREIGN KEY ("packet_id") REFERENCES "public"."packets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lines" ADD CONSTRAINT "subscription_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_unique" ON "accounts" USING btree ("phone_dial_code","phone_number");--> statement-breakpoint
CREATE INDEX "balance_movements_account_id_created_at_index" ON "balance_movements" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "addresses_account_id_index" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "flow_edges_last_at_index" ON "flow_edges" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "visitor_events_created_at_index" ON "visitor_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_event_index" ON "visitor_events" USING btree ("event");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_callback_unique" ON "payment_attempts" USING btree ("callback_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_unique" ON "payment_attempts" USING btree ("open_for");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key_unique" ON "payment_attempts" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "payment_attempts_account_id_created_at_index" ON "payment_attempts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_next_check_at_index" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_expires_at_index" ON "ended_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identities_account_id_index" ON "external_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_account_id_index" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "saved_cards_account_id_index" ON "saved_cards" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_token_unique" ON "saved_cards" USING btree ("account_id","card_token");--> statement-breakpoint
CREATE INDEX "stock_holds_product_id_index" ON "stock_holds" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_expires_at_index" ON "stock_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consent_records_subject_channel_recorded_at_index" ON "consent_records" USING btree ("subject","channel","recorded_at");--> statement-breakpoint
CREATE INDEX "locations_parent_id_index" ON "locations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "locations_kind_index" ON "locations" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "exception_reports_received_at_index" ON "exception_reports" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accepted_agreements_kind_unique" ON "accepted_agreements" USING btree ("attempt_id","kind");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cycle_unique" ON "orders" USING btree ("subscription_id","cycle");--> statement-breakpoint
CREATE INDEX "orders_account_id_created_at_index" ON "orders" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_attempt_id_index" ON "orders" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_redemptions_account_unique" ON "coupon_redemptions" USING btree ("coupon_code","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_owner_unique" ON "promo_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_order_unique" ON "promo_uses" USING btree ("order_id","promo_id");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_id_account_id_index" ON "promo_uses" USING btree ("promo_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_items_order_unique" ON "review_items" USING btree ("order_id","product_type_id");--> statement-breakpoint
CREATE INDEX "review_items_product_type_id_index" ON "review_items" USING btree ("product_type_id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_index" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_account_id_index" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscription_lines_subscription_id_index" ON "subscription_lines" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_account_id_index" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_next_order_day_index" ON "subscriptions" USING btree ("status","next_order_day");--> statement-breakpoint
CREATE INDEX "idempotency_records_created_at_index" ON "idempotency_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_status_next_attempt_at_index" ON "outbox_mails" USING btree ("status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_recipient_index" ON "outbox_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "rate_limit_windows_ends_at_index" ON "rate_limit_windows" USING btree ("ends_at");