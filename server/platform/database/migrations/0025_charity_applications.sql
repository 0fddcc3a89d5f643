CREATE TABLE "charity_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"application_type" text NOT NULL,
	"applicant" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"recipient" text NOT NULL,
	"request_detail" text NOT NULL,
	"location" jsonb NOT NULL,
	"line" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"approved_quantity" integer,
	"decision_reason" text,
	"decision_note" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"sent_at" timestamp with time zone,
	"tracking_url" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charity_applications_quantity" CHECK ("charity_applications"."quantity" > 0 and coalesce("charity_applications"."approved_quantity", 1) between 1 and "charity_applications"."quantity")
);
--> statement-breakpoint
CREATE TABLE "charity_files" (
	"file_name" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"application_id" text,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charity_files" ADD CONSTRAINT "charity_files_application_id_charity_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."charity_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charity_applications_open_unique" ON "charity_applications" USING btree ("account_id") WHERE "charity_applications"."status" in ('RECEIVED', 'IN_REVIEW');--> statement-breakpoint
CREATE INDEX "charity_applications_account_id_created_at_index" ON "charity_applications" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "charity_applications_status_created_at_index" ON "charity_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "charity_applications_decided_at_index" ON "charity_applications" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "charity_files_application_id_index" ON "charity_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "charity_files_account_id_index" ON "charity_files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "charity_files_uploaded_at_index" ON "charity_files" USING btree ("uploaded_at");