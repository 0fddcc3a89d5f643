CREATE TABLE "served_mode" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment_subjects" ADD COLUMN "nth" integer;--> statement-breakpoint
-- reason: the column is new, so the index is empty, and the table is read once.
CREATE UNIQUE INDEX "payment_attempts_reference_unique" ON "payment_attempts" USING btree ("reference") WHERE "payment_attempts"."reference" is not null;