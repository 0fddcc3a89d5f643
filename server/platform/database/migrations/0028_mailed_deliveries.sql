CREATE TABLE "mailed_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"cycle" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"action" text,
	"act_id" text,
	"undo_key_hash" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "mailed_deliveries_undoKeyHash_unique" UNIQUE("undo_key_hash")
);
--> statement-breakpoint
ALTER TABLE "mailed_deliveries" ADD CONSTRAINT "mailed_deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_deliveries_account_id_index" ON "mailed_deliveries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mailed_deliveries_expires_at_index" ON "mailed_deliveries" USING btree ("expires_at");