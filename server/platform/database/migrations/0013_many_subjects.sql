-- One payment may be for several deliveries.
ALTER TABLE "payment_subjects" DROP CONSTRAINT "payment_subjects_pkey";--> statement-breakpoint
ALTER TABLE "payment_subjects" ADD CONSTRAINT "payment_subjects_attempt_id_subject_pk" PRIMARY KEY("attempt_id","subject");
