CREATE TABLE "account_deletions" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"reason_id" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "left_vaults" (
	"customer_key" text PRIMARY KEY NOT NULL,
	"card_tokens" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_deletions_day_index" ON "account_deletions" USING btree ("day");--> statement-breakpoint
CREATE INDEX "left_vaults_next_attempt_at_index" ON "left_vaults" USING btree ("next_attempt_at");