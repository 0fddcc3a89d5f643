ALTER TABLE "packets" ADD COLUMN "rounded_from" date;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "is_rounded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- by hand
-- Packets that are sold already are rounded from a day on that is further off than any delivery that was announced
-- (ANNOUNCE_DAYS, 7): what was written to a subscriber is what is charged.
UPDATE "packets" SET "rounded_from" = current_date + 10, "is_rounded" = false;
