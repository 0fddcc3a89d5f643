-- Nothing makes these moves (docs/adr/0090); server/modules/orders/order-moves.test.ts compares the rest.
DELETE FROM "order_moves" WHERE 'RECREATED' IN ("from_status", "to_status") OR 'EDITED' IN ("from_status", "to_status");
