CREATE TABLE "address_pictures" (
	"address_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
ALTER TABLE "address_pictures" ADD CONSTRAINT "address_pictures_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_pictures_account_id_index" ON "address_pictures" USING btree ("account_id");