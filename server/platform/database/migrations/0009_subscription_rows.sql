-- What was delivered are cycles; the next is planned on its day, or the last working day before it.
UPDATE "subscription_lines" SET
	"scope" = CASE WHEN "is_extra" THEN 'extra' ELSE 'always' END,
	"agreed_on" = (SELECT ("created_at" AT TIME ZONE 'UTC' + interval '3 hours')::date FROM "subscriptions" WHERE "subscriptions"."id" = "subscription_id");
--> statement-breakpoint
INSERT INTO "subscription_cycles" ("subscription_id", "cycle", "state", "nominal_day", "order_day", "order_id")
SELECT "subscription_id", "cycle", 'ORDERED', day, day, "id"
FROM (SELECT *, ("created_at" AT TIME ZONE 'UTC' + interval '3 hours')::date AS day FROM "orders") "placed"
WHERE "subscription_id" IS NOT NULL AND "cycle" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "subscription_cycles" ("subscription_id", "cycle", "state", "nominal_day", "order_day", "next_step", "next_step_at")
SELECT "id", "cycle" + 1, 'PLANNED', "next_order_day", "order_day",
	'announce', ("order_day" - 7)::timestamp AT TIME ZONE 'UTC' + interval '6 hours'
FROM (
	SELECT *, (
		SELECT max(d)::date FROM generate_series("next_order_day" - 10, "next_order_day", interval '1 day') AS d
		WHERE extract(dow FROM d) <> 0 AND d::date::text NOT IN (
			'2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-04-23', '2026-05-01', '2026-05-19', '2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2026-07-15', '2026-08-30', '2026-10-28', '2026-10-29', '2027-01-01', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-04-23', '2027-05-01', '2027-05-15', '2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19', '2027-05-19'
		)
	) AS "order_day" FROM "subscriptions"
) "running"
WHERE "next_order_day" IS NOT NULL AND "status" <> 'CANCELLED';
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_of_a_cycle" FOREIGN KEY ("subscription_id", "cycle")
REFERENCES "subscription_cycles" ("subscription_id", "cycle");
