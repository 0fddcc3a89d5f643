ALTER TABLE "packets" ADD COLUMN "rounded_from" date;--> statement-breakpoint
ALTER TABLE "packets" ADD COLUMN "is_rounded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- by hand
-- Packets that are sold already are rounded from a day on that is further off than any delivery that was announced
-- (ANNOUNCE_DAYS, 7): what was written to a subscriber is what is charged. A sandbox's clock may run ahead.
UPDATE "packets" SET "is_rounded" = false, "rounded_from" = 10 + (now() + interval '1 millisecond' *
  coalesce((SELECT "offset_milliseconds" FROM "sandbox_clock" WHERE "id" = 1), 0))::date;
