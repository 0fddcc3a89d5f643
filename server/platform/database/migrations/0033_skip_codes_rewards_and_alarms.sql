ALTER TABLE "payment_alarms" ADD COLUMN "posted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "no_reward" text;--> statement-breakpoint
-- by hand: until now the label that was pressed was stored, in the language of its reader
UPDATE "subscription_cycles" SET "skip_reason" = CASE "skip_reason"
  WHEN 'Elimde var' THEN 'HAVE_ENOUGH'
  WHEN 'I have enough' THEN 'HAVE_ENOUGH'
  WHEN 'Evde değilim' THEN 'AWAY'
  WHEN 'I’m away' THEN 'AWAY'
  WHEN 'Regl olmuyorum' THEN 'NO_PERIOD'
  WHEN 'I don’t have my period' THEN 'NO_PERIOD'
  WHEN 'Bütçem dar' THEN 'BUDGET'
  WHEN 'Money is tight' THEN 'BUDGET'
  ELSE 'OTHER'
END
WHERE "skip_reason" NOT IN ('HAVE_ENOUGH', 'AWAY', 'NO_PERIOD', 'BUDGET', 'OTHER');
