CREATE TABLE "web_vitals" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "web_vitals_created_at_index" ON "web_vitals" USING btree ("created_at");