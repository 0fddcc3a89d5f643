ALTER TABLE "accounts" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "last_name" DROP NOT NULL;