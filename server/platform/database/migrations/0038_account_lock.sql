ALTER TABLE "accounts" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
UPDATE "accounts" SET "locked_at" = "credentials"."locked_at" FROM "credentials" WHERE "credentials"."account_id" = "accounts"."id" AND "credentials"."locked_at" IS NOT NULL;
