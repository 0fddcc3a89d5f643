CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"position" integer NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"is_unopened" boolean NOT NULL,
	"accepted_units" integer,
	"card_kurus" integer NOT NULL,
	"balance_kurus" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_lines_units" CHECK ("refund_lines"."units" > 0 and coalesce("refund_lines"."accepted_units", 0) between 0 and "refund_lines"."units")
);
--> statement-breakpoint
CREATE TABLE "refund_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"lease_token" text
);
--> statement-breakpoint
CREATE TABLE "refund_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"refund_id" text,
	"picture" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"card_kurus" integer NOT NULL,
	"balance_kurus" integer NOT NULL,
	"note" text,
	"has_parcel" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"answer_note" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_moves" ADD CONSTRAINT "refund_moves_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_pictures" ADD CONSTRAINT "refund_pictures_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_moves_open_unique" ON "refund_moves" USING btree ("transaction_id") WHERE "refund_moves"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refund_moves_refund_id_index" ON "refund_moves" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_moves_next_check_at_index" ON "refund_moves" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "refund_pictures_order_id_index" ON "refund_pictures" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_pictures_account_id_index" ON "refund_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refund_pictures_added_at_index" ON "refund_pictures" USING btree ("added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open_unique" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'REFUND_REQUESTED';--> statement-breakpoint
CREATE INDEX "refunds_order_id_asked_at_index" ON "refunds" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "refunds_account_id_index" ON "refunds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refunds_state_asked_at_index" ON "refunds" USING btree ("state","asked_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded_units" CHECK ("order_lines"."refunded_units" between 0 and "order_lines"."quantity");