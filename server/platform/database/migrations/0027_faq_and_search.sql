CREATE TABLE "faq_sub_types" (
	"id" text PRIMARY KEY NOT NULL,
	"type_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_types" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "faq_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"type_id" text NOT NULL,
	"sub_type_id" text,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"keywords" text NOT NULL,
	"sort_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"path" text NOT NULL,
	"slug" text,
	"position" integer NOT NULL,
	"name_tr" text NOT NULL,
	"name_en" text NOT NULL,
	"topics" text NOT NULL,
	"body" text NOT NULL,
	"vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple'::regconfig, name_tr || ' ' || name_en), 'A') || setweight(to_tsvector('simple'::regconfig, topics), 'B') || setweight(to_tsvector('simple'::regconfig, body), 'D')) STORED NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faq_sub_types" ADD CONSTRAINT "faq_sub_types_type_id_faq_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."faq_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_type_id_faq_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."faq_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_sub_type_id_faq_sub_types_id_fk" FOREIGN KEY ("sub_type_id") REFERENCES "public"."faq_sub_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_sub_types_type_id_index" ON "faq_sub_types" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "faqs_type_id_index" ON "faqs" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "faqs_sub_type_id_index" ON "faqs" USING btree ("sub_type_id");--> statement-breakpoint
CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");--> statement-breakpoint
-- by hand
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
