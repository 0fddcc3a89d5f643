CREATE TABLE "quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"email" text,
	"answers" jsonb NOT NULL,
	"consent_text_version" text NOT NULL,
	"review_point" integer,
	"review_content" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quizzes_account_id_created_at_index" ON "quizzes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "quizzes_email_index" ON "quizzes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quizzes_created_at_index" ON "quizzes" USING btree ("created_at");