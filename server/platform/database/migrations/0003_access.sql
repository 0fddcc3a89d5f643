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
ALTER TABLE "signing_keys" ALTER COLUMN "private_key" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "failed_attempts";--> statement-breakpoint
ALTER TABLE "credentials" DROP COLUMN "locked_until";