CREATE TABLE "sign_in_codes" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"redirect_path" text,
	"code_hash" text,
	"tries" integer NOT NULL,
	"is_waiting" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_email_index" ON "sign_in_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expires_at_index" ON "sign_in_codes" USING btree ("expires_at");