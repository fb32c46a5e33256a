-- The service radius and the reply time are settings: sentences that came with the program name them by {miles} and {replyTime}.
-- They read as before. What the owner has written in other words stays as it is.
CREATE FUNCTION pg_temp.with_figures(kind text, slug text, body jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN kind = 'question' THEN replace(replace(replace(body::text,
			'Everything within 30 miles of our office', 'Everything within {miles} miles of our office'),
			'Beyond 30 miles a travel fee', 'Beyond {miles} miles a travel fee'),
			'We reply within 24 hours, and the written estimate', 'We reply within {replyTime}, and the written estimate')
		WHEN kind = 'area' THEN replace(body::text, 'No travel fee within the thirty miles.', 'No travel fee within the {miles} miles.')
		WHEN kind = 'hero' THEN replace(body::text, 'Free estimates, and a reply within 24 hours.', 'Free estimates, and a reply within {replyTime}.')
		WHEN kind = 'company-claims' THEN replace(body::text, 'A reply within 24 hours, from a person', 'A reply within {replyTime}, from a person')
		WHEN kind = 'automatic-mail' AND slug = 'quote-request-received' THEN replace(body::text, 'We will contact you within 24 hours, by phone', 'We will contact you within {replyTime}, by phone')
		ELSE body::text
	END::jsonb
$$;--> statement-breakpoint
-- A statement that changes nothing would raise the version of the content all the same.
DO $$ BEGIN IF EXISTS (SELECT FROM "content_entries") THEN
UPDATE "content_entries" SET "body" = pg_temp.with_figures("kind", "slug", "body"), "draft" = pg_temp.with_figures("kind", "slug", "draft")
WHERE "body" <> pg_temp.with_figures("kind", "slug", "body") OR "draft" <> pg_temp.with_figures("kind", "slug", "draft");
END IF; END $$;--> statement-breakpoint
DROP FUNCTION pg_temp.with_figures(text, text, jsonb);
