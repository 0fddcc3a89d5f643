CREATE TABLE "account_deletions" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"reason_id" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "address_pictures" (
	"address_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"browser" text,
	"system" text,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"phone_dial_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"topic" text NOT NULL,
	"part_of_day" text,
	"note" text NOT NULL,
	"language" text NOT NULL,
	"call_by" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_requests_account_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "left_vaults" (
	"customer_key" text PRIMARY KEY NOT NULL,
	"card_tokens" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"entity" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"seq" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	CONSTRAINT "order_events_order_id_seq_pk" PRIMARY KEY("order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"event" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "order_moves_from_status_event_pk" PRIMARY KEY("from_status","event")
);
--> statement-breakpoint
CREATE TABLE "order_problems" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "order_repayments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"card_kurus" integer NOT NULL,
	"balance_kurus" integer NOT NULL,
	"refused_kurus" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"lease_token" text
);
--> statement-breakpoint
ALTER TABLE "address_pictures" ADD CONSTRAINT "address_pictures_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_repayments" ADD CONSTRAINT "order_repayments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_day_index" ON "account_deletions" USING btree ("day");--> statement-breakpoint
CREATE INDEX "address_pictures_account_id_index" ON "address_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "left_vaults_next_attempt_at_index" ON "left_vaults" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_index" ON "audit_entries" USING btree ("entity");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_problems_open_unique" ON "order_problems" USING btree ("order_id") WHERE "order_problems"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "order_problems_order_id_reported_at_index" ON "order_problems" USING btree ("order_id","reported_at");--> statement-breakpoint
CREATE INDEX "order_repayments_next_check_at_index" ON "order_repayments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "status_history";