"""Tables of two: the cheapest way for all, proved, by networkx's maximum weight matching."""

from speeltafel.evening.rounds.costs import Costs


def cheapest_pairs(costs: Costs) -> tuple[list[tuple[int, ...]], list[int]]:
    """The pairs, and who rests where the number is odd. Weights are whole numbers, for which
    networkx computes exactly."""
    import networkx  # takes a quarter of a second, and most evenings draw no rounds

    players = len(costs.resting)
    graph = networkx.Graph()
    for one in range(players):
        for other in range(one):
            graph.add_edge(one, other, weight=-costs.together[one][other])
        if players % 2:
            graph.add_edge(one, players, weight=-costs.resting[one])
    matched = sorted(
        (min(pair), max(pair)) for pair in networkx.max_weight_matching(graph, maxcardinality=True)
    )
    tables = [pair for pair in matched if players not in pair]
    return list(tables), [one for one, other in matched if other == players]
