CREATE TABLE "compared_days" (
	"day" text PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone NOT NULL
);
