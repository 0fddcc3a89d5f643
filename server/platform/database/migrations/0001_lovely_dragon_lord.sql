CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_dial_code" text,
	"phone_number" text,
	"date_of_birth" date,
	"tags" jsonb NOT NULL,
	"balance_kurus" integer NOT NULL,
	"default_promo_code" text,
	"language" text NOT NULL,
	"corporation" jsonb,
	"membership_agreement_at" timestamp with time zone NOT NULL,
	"privacy_notice_at" timestamp with time zone NOT NULL,
	"email_consent_at" timestamp with time zone,
	"sms_consent_at" timestamp with time zone,
	"call_consent_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "balance_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"account_id" text PRIMARY KEY NOT NULL,
	"account_type" text NOT NULL,
	"password_hash" text,
	"session_epoch" integer NOT NULL,
	"is_email_proven" boolean NOT NULL,
	"failed_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_successful_login" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "location_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"name_tr" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balance_movements" ADD CONSTRAINT "balance_movements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_unique" ON "accounts" USING btree ("phone_dial_code","phone_number");--> statement-breakpoint
CREATE INDEX "balance_movements_account_id_created_at_index" ON "balance_movements" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "ended_sessions_expires_at_index" ON "ended_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "external_identities_account_id_index" ON "external_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_account_id_index" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "locations_parent_id_index" ON "locations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "locations_kind_index" ON "locations" USING btree ("kind");